/** Log lines as JSON, one a line on standard error. Nothing personal is ever handed in: no address, no query, no text. */

export type LogLevel = 'info' | 'error';
export type Log = (level: LogLevel, event: string, details?: Record<string, string | number | boolean>) => void;

/** Writes to standard error, where service managers collect logs. A line that cannot be written is dropped. */
export const logToStandardError: Log = (level, event, details) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
};

/** Keeps a full disk or a closed pipe under the output from ending the process, which an unheard `error` event would. */
export function surviveOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** The code of a system or protocol error (`ECONNREFUSED`), which unlike its message names no person or address. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
