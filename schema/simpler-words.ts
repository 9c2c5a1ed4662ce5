/** Letters that a word keeps at least. */
const LEAST = 3

/** Words without their plural and without a letter that was typed twice at the end («chatts» is «chat»). */
export function simplerWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const single = word.replace(/[sx]$/i, '').replace(/(\p{L})\1$/u, '$1')
    return single.length < LEAST ? word : single
  })
}
