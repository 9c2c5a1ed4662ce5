type Colour = readonly [red: number, green: number, blue: number]

/** The contrast of two CSS colours, as the page shows them within an element (WCAG 2.2); null where the browser cannot paint. */
export function contrastIn(element: Element, front: string, back: string): number | null {
  const style = getComputedStyle(element)
  const [one, other] = [front, back].map((token) => paintedColour(style.getPropertyValue(token).trim()))
  if (!one || !other) return null
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Painted, because a theme may write its colours in any notation. */
function paintedColour(colour: string): Colour | null {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas || colour === '') return null
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
