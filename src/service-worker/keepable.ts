/** When the server sent a response, in milliseconds since 1970, or NaN if it has no date. */
export function sentAt(response: Response): number {
  return Date.parse(response.headers.get('Date') ?? '');
}

/** Whether to save a page: it must be complete and dated. Errors, redirects and undated pages aren't saved. */
export function isKeepable(response: Response): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return response.status === 200 && !response.redirected && Boolean(isPage) && !Number.isNaN(sentAt(response));
}
