import type { Random } from './random.ts'

/** Texts that have broken software before: markup, queries, paths, formats, other scripts, controls, numbers at their edges. */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '2147483648',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table x; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%ff%fe',
  '%c0%ae%c0%ae',
  '\u0000',
  '\r\nX-Injected: yes',
  '\n{"level":60,"logger":"server"}',
  '\u202Etxt.exe',
  '\u2028\u2029',
  '\ud800',
  '\udfff\ud800',
  '👩‍👩‍👧‍👦',
  'Ａ̴̡̢',
  'ﷺ',
  'a'.repeat(300),
  '('.repeat(200),
  '%s%s%n%d',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  '*',
  '.*',
  '(a+)+$',
]

const PIECES = [...'{}[]()"\'\\/|&=?#%;:,.<>!@$*+-_ \t\r\n\u0000\u007f\u00a0é', '\u{1F43E}', '\ud800', '..', '//']

/** A text of up to `length` pieces, most of them with a meaning somewhere. */
export function hostileText(random: Random, length = 24): string {
  if (random.chance(0.5)) return random.pick(HOSTILE_TEXTS)
  const piece = () => (random.chance(0.5) ? String.fromCharCode(97 + random.below(26)) : random.pick(PIECES))
  return random.list(random.below(length), piece).join('')
}

/** Any JSON value, up to `depth` levels deep. */
export function hostileValue(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 9 : 7)
  if (kind === 0) return null
  if (kind === 1) return random.chance(0.5)
  if (kind === 2) return random.pick([0, -0, -1, 1, 0.1, 1e21, -1e308, 2 ** 31, 2 ** 53, 99999])
  if (kind < 7) return hostileText(random)
  const members = random.list(random.below(5), () => hostileValue(random, depth - 1))
  if (kind === 7) return members
  return Object.fromEntries(members.map((member) => [hostileText(random, 8), member]))
}

/** Returns the text with one to four changes: parts cut, doubled, replaced or moved. */
export function mutateText(random: Random, text: string): string {
  let changed = text
  for (let times = 1 + random.below(4); times > 0; times--) {
    const from = random.below(changed.length + 1)
    const to = Math.min(changed.length, from + random.below(random.chance(0.8) ? 6 : changed.length + 1))
    const [head, middle, tail] = [changed.slice(0, from), changed.slice(from, to), changed.slice(to)]
    changed = random.pick([
      () => head + tail,
      () => head,
      () => head + middle + middle + tail,
      () => head + random.pick(PIECES) + tail,
      () => head + hostileText(random) + middle + tail,
      () => tail + middle + head,
    ])()
  }
  return changed
}

/** The bytes with some of them flipped, set, cut off, left out or doubled. */
export function mutateBytes(random: Random, bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  for (let times = 1 + random.below(8); times > 0; times--) {
    // Headers lie in the beginning, and decide most.
    const at = random.below(random.chance(0.6) ? Math.min(changed.length, 200) : changed.length)
    if (random.chance(0.5)) changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8))
    else changed[at] = random.pick([0, 1, 0x7f, 0x80, 0xff])
  }
  const cut = random.below(changed.length)
  return random.pick([
    () => changed,
    () => changed,
    () => changed.subarray(0, cut),
    () => Buffer.concat([changed.subarray(0, cut), changed.subarray(Math.min(changed.length, cut + 16))]),
    () => Buffer.concat([changed, changed.subarray(cut)]),
  ])()
}
