/** JSON log lines on standard error. Callers never log personal data: no addresses, queries or message text. */

export type Log = (level: 'info' | 'error', event: string, details?: Record<string, string | number | boolean>) => void;

/** Writes to standard error, where service managers collect logs. If that fails, the line is dropped. */
export const logToStandardError: Log = (level, event, details) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
};

/** Handles output errors, such as a full disk or a closed pipe. An unhandled `error` event would end the process. */
export function surviveOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * Returns the code of a system or protocol error (`ECONNREFUSED`). Error messages may contain names or addresses; codes
 * don't.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Nodemailer's own code is the same for a wrong certificate and a server that is down.
  const codes: unknown[] = [Reflect.get(error, 'originalCode'), Reflect.get(error, 'code')];
  return codes.find((code) => typeof code === 'string') ?? error.name;
}
