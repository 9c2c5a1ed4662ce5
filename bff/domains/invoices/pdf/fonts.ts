import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The shop's typeface, whole: French and its neighbours' letters, and the euro sign. Only what is used goes into a file. */
function load(weight: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`))
}

let fonts: { regular: Buffer; bold: Buffer } | undefined

/** Read when the first file is made, and kept: 80 kB. */
export function invoiceFonts() {
  return (fonts ??= { regular: load('400Regular'), bold: load('700Bold') })
}

/** The typeface lacks the narrow no-break space that French puts before signs. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
