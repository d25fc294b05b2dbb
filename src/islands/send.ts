/**
 * Opens the device's own sharing or, where there is none, copies `copied`. Returns whether it was copied. Rejects if the
 * visitor closes the sharing or the browser refuses.
 */
export async function send(text: string, copied = text): Promise<boolean> {
  const canShare = 'share' in navigator;
  await (canShare ? navigator.share({ text }) : navigator.clipboard.writeText(copied));
  return !canShare;
}
