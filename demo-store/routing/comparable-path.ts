/** A path as MySQL's default collation compares it: percent-decoded, without case and accents, without slashes around. */
export function comparablePath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A stray percent sign is an ordinary character of the path.
  }
  return decoded
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}
