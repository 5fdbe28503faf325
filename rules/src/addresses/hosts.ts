/** Whether a host's name or address, in brackets or not, is the machine's own: nothing said to it leaves. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
