import { circle, darken, lighten, line, mix, path, seeded } from '../../../../../demo-store/media/svg.ts'
import type { PictureSeed } from '../../../../../demo-store/seed/pictures.ts'

/** Letters as strokes on a grid of 4 × 6, because a fresh machine has no fonts. */
const LETTERS: Readonly<Record<string, [width: number, strokes: string]>> = {
  A: [4, 'M0 6L2 0L4 6M.8 4H3.2'],
  B: [3.8, 'M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8'],
  C: [4, 'M3.9 1.2A2.1 3 0 1 0 3.9 4.8'],
  D: [4, 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.8'],
  F: [3.4, 'M3.4 0H0V6M0 3H2.8'],
  G: [4.2, 'M3.9 1.2A2.1 3 0 1 0 4.1 4.2V3.2H2.6'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0.2, 'M.1 0V6'],
  J: [2.6, 'M2.6 0V4.4A1.3 1.6 0 0 1 0 4.4'],
  K: [3.8, 'M0 0V6M3.6 0L0 3.6M1.4 2.3L3.8 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [4.6, 'M0 6V0L2.3 4L4.6 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.2, 'M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0'],
  P: [3.8, 'M0 6V0H2.1A1.7 1.7 0 0 1 2.1 3.4H0'],
  Q: [4.2, 'M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0M2.6 4.4L4.2 6.3'],
  R: [4, 'M0 6V0H2.1A1.7 1.7 0 0 1 2.1 3.4H0M1.8 3.4L4 6'],
  S: [3.7, 'M3.5 1A1.8 1.5 0 0 0 1.9 0A1.7 1.5 0 0 0 1.9 3A1.8 1.5 0 0 1 1.9 6A1.9 1.6 0 0 1 .1 4.9'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1L4.2 6L5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  "'": [0.2, 'M.1 0V1.4'],
  ',': [0.5, 'M.4 5.4L0 7'],
  ' ': [2, ''],
}
const GAP = 1.4

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 2) + GAP, -GAP)

/** One line of text around x, its letters `height` high. */
function written(text: string, x: number, y: number, height: number, colour: string): string {
  const unit = height / 6
  let at = x - (widthOf(text) * unit) / 2
  return [...text]
    .map((letter) => {
      const [width, strokes] = LETTERS[letter] ?? [2, '']
      const drawn = `<g transform="translate(${at.toFixed(1)} ${y}) scale(${unit.toFixed(3)})">${line(strokes, colour, 0.72)}</g>`
      at += (width + GAP) * unit
      return drawn
    })
    .join('')
}

/** Words in lines that are no longer than the longest word needs, about. */
function lines(text: string): string[] {
  const words = text.toUpperCase().split(' ')
  const most = Math.max(9, ...words.map((word) => word.length))
  return words.reduce<string[]>((found, word) => {
    const last = found.at(-1)
    return last !== undefined && last.length + word.length < most
      ? [...found.slice(0, -1), `${last} ${word}`]
      : [...found, word]
  }, [])
}

type Motif = (main: string, accent: string, random: () => number) => string

/** What is shown below the title, in a frame of 720 × 520 at (240, 560). */
const MOTIFS: readonly Motif[] = [
  // The moon over water.
  (main, accent) =>
    circle(600, 690, 96, accent) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => line(waves(800 + i * 46, 30 + i * 4), mix(main, accent, 0.32 + i * 0.09), 9))
      .join(''),
  // Hills.
  (main, accent, random) =>
    [0, 1, 2, 3]
      .map((i) => {
        const y = 680 + i * 95
        const [a, b] = [y - 150 * random(), y + 110 * random()]
        return path(`M240 1080V${y}C420 ${a} 720 ${b} 960 ${y - 60}V1080Z`, mix(accent, main, 0.15 + i * 0.24))
      })
      .join(''),
  // Leaves on a stem.
  (main, accent) =>
    line('M600 1050C600 900 600 780 600 640', accent, 10) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const y = 1000 - i * 80
        const leaf = (side: number) =>
          path(
            `M600 ${y}C${600 + side * 60} ${y - 100} ${600 + side * 150} ${y - 90} ${600 + side * 190} ${y - 70}C${600 + side * 150} ${y + 10} ${600 + side * 60} ${y + 20} 600 ${y}Z`,
            mix(accent, main, 0.1 + i * 0.08),
          )
        return leaf(1) + leaf(-1)
      })
      .join(''),
  // Stars.
  (main, accent, random) =>
    Array.from({ length: 34 }, () =>
      circle(290 + random() * 620, 620 + random() * 420, 4 + random() * 15, mix(accent, main, random() * 0.5)),
    ).join(''),
  // Windows of a house.
  (main, accent, random) =>
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [340 + (i % 4) * 140, 620 + Math.floor(i / 4) * 150]
      return `<rect x="${x}" y="${y}" width="100" height="112" rx="6" fill="${mix(accent, main, random() > 0.6 ? 0.7 : 0.08)}"/>`
    }).join(''),
  // A road.
  (main, accent) =>
    path('M240 1080C520 1000 420 900 640 850S760 720 600 640C680 720 560 760 480 830S760 980 960 1080Z', accent) +
    circle(790, 690, 52, mix(accent, main, 0.35)),
]

function waves(y: number, height: number): string {
  const part = [0, 1, 2, 3].map((i) => `Q${330 + i * 180} ${y - height} ${420 + i * 180} ${y}`)
  return `M240 ${y}${part.join('')}`
}

/** A book that stands on paper: title, a motif, author. 1200 × 1200. */
export function cover({ colours: [main, accent], words = [], variant }: PictureSeed): string {
  const [title = '', author = ''] = words
  const random = seeded(variant)
  const rows = lines(title)
  const height = Math.min(64, ...rows.map((row) => (560 / widthOf(row)) * 6))
  const motif = MOTIFS[variant % MOTIFS.length] ?? MOTIFS[0]
  const text = rows.map((row, i) => written(row, 610, 180 + i * height * 1.6, height, lighten(accent, 0.35)))
  return [
    `<rect width="1200" height="1200" fill="#f6f0e6"/>`,
    `<rect x="262" y="110" width="720" height="1010" rx="10" fill="#2a2428" opacity=".16"/>`,
    `<clipPath id="c"><rect x="240" y="80" width="720" height="1010" rx="8"/></clipPath><g clip-path="url(#c)">`,
    `<rect x="240" y="80" width="720" height="1010" fill="${main}"/>`,
    motif?.(main, accent, random) ?? '',
    `<rect x="240" y="1000" width="720" height="90" fill="${darken(main, 0.35)}"/>`,
    `<rect x="240" y="80" width="34" height="1010" fill="#000" opacity=".18"/><rect x="274" y="80" width="5" height="1010" fill="#fff" opacity=".22"/></g>`,
    ...text,
    written(author.toUpperCase(), 615, 1032, 26, '#ffffff'),
  ].join('')
}

/** A parcel with a ribbon. 1200 × 1200. */
export function ribbon({ colours: [main, accent] }: PictureSeed): string {
  return [
    `<rect width="1200" height="1200" fill="#f6f0e6"/><rect x="230" y="380" width="740" height="560" rx="14" fill="${main}"/>`,
    `<rect x="560" y="380" width="80" height="560" fill="${accent}"/><rect x="230" y="620" width="740" height="80" fill="${accent}"/>`,
    path(
      'M600 380C520 240 380 240 400 330C412 384 540 392 600 380C660 392 788 384 800 330C820 240 680 240 600 380Z',
      accent,
    ),
  ].join('')
}

/** Backs of books on two boards. */
export function shelf({ width, height, colours: [main, accent], variant }: PictureSeed): string {
  const random = seeded(variant)
  const tones = [main, accent, '#1f4b57', '#8c4a3a', '#3d6b4f', '#2c3e63', '#e4d9c8', '#a63d40', '#5e5346']
  const board = (bottom: number, tallest: number) => {
    const books: string[] = []
    for (let x = 24; x < width - 60;) {
      const [w, h] = [26 + random() * 46, tallest * (0.68 + random() * 0.32)]
      const tone = tones[Math.floor(random() * tones.length)] ?? main
      const y = bottom - h
      books.push(
        `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" rx="3" fill="${tone}"/>`,
        `<rect x="${x.toFixed(0)}" y="${(y + h * 0.12).toFixed(0)}" width="${w.toFixed(0)}" height="${(h * 0.05).toFixed(0)}" fill="${lighten(tone, 0.45)}"/>`,
      )
      x += w + (random() > 0.9 ? 44 : 3)
    }
    return `${books.join('')}<rect x="0" y="${bottom}" width="${width}" height="22" fill="#7b5a3c"/>`
  }
  return `<rect width="${width}" height="${height}" fill="#efe4d2"/>${board(height * 0.46, height * 0.38)}${board(height * 0.95, height * 0.4)}`
}
