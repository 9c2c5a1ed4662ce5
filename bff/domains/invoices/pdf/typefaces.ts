import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { openTypeOf } from './woff.ts'

const require = createRequire(import.meta.url)

type Weight = 'regular' | 'bold'

/** The shop's typeface: French and its neighbours' letters, and the euro sign. */
const OWN: Record<Weight, string> = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
}
/** Vietnamese, Greek, Cyrillic, Hebrew, Arabic and signs, where the shop's own lacks them. Its letters are wider. */
const OTHER: Record<Weight, string> = {
  regular: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff',
  bold: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff',
}
const OTHER_SCALE = 0.9

/** Read when the first file needs them, and cached: 80 kB, and 1.5 MB of the other. Only the letters that are used go into a file. */
const files = new Map<string, Buffer>()

function readTypeface(path: string): Buffer {
  const file = readFileSync(require.resolve(path))
  return path.endsWith('.woff') ? openTypeOf(file) : file
}

/** A text with a font that has all of its letters. */
export type Drawn = { text: string; font: string; scale: number }

export type Typefaces = { draw(text: string, weight: Weight): Drawn }

/** The library knows more than its types say: the font that was chosen last. */
type Chosen = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

export function openTypefaces(document: PDFKit.PDFDocument): Typefaces {
  const opened = new Set<string>()

  function open(path: string): (letter: string) => boolean {
    const file = files.get(path) ?? readTypeface(path)
    files.set(path, file)
    if (!opened.has(path)) document.registerFont(path, file)
    opened.add(path)
    const { font } = (document.font(path) as unknown as Chosen)._font
    return (letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }

  return {
    draw(given, weight) {
      const text = plain(given)
      if ([...text].every(open(OWN[weight]))) return { text, font: OWN[weight], scale: 1 }
      const has = open(OTHER[weight])
      const drawn = [...text].map((letter) => (has(letter) ? letter : anyAscii(letter))).join('')
      return { text: withRightToLeft(drawn), font: OTHER[weight], scale: OTHER_SCALE }
    },
  }
}

/** Composes accents and removes invisible characters. The typeface lacks the narrow no-break space that French has before punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?!\n)[\p{Cc}\p{Variation_Selector}\u00ad\u200b\ufeff]/gu, '')
}

const RIGHT_TO_LEFT = '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}]'
const BETWEEN = new RegExp(`(?<=${RIGHT_TO_LEFT}\\S*) (?=${RIGHT_TO_LEFT})`, 'gu')
const AFTER = new RegExp(`(?<=${RIGHT_TO_LEFT}\\S*) (?=\\S)`, 'gu')

/** Reverses the order of right-to-left words: the library reverses each word separately, with the space after it. */
function withRightToLeft(text: string): string {
  return text.replace(BETWEEN, '\u00a0').replace(AFTER, '  ')
}
