/** A colour without its transparency, and how much of it covers what is below. */
export type Color = { red: number; green: number; blue: number; alpha: number }

const NAMES: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** A colour as Page Builder writes it; null for any other text, and for one that is not seen. */
export function readColor(text: string | undefined): Color | null {
  const value = (text ?? '').trim().toLowerCase()
  const color = readHex(NAMES[value] ?? value) ?? readRgb(value)
  return color && color.alpha > 0 ? color : null
}

/** `#rrggbb`, as it looks on white. */
export function onWhite({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map((channel) => Math.round(255 - (255 - channel) * alpha))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Whether white text reads better on it than black text (WCAG 2, contrast ratio): one of both always reaches 4.5. */
export function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05
}

function readHex(text: string): Color | null {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1]
  if (!digits) return null
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (whole.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

function readRgb(text: string): Color | null {
  const inside = /^rgba?\(([\d.,%\s/]{5,60})\)$/.exec(text)?.[1]
  const [red, green, blue, alpha = 1] = (inside?.split(/[\s,/]+/).filter(Boolean) ?? []).map((part) =>
    part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part),
  )
  if (red === undefined || green === undefined || blue === undefined) return null
  if (![red, green, blue, alpha].every(Number.isFinite)) return null
  const channel = (value: number) => Math.min(255, value)
  return { red: channel(red), green: channel(green), blue: channel(blue), alpha: Math.min(1, alpha) }
}
