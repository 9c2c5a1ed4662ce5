/** Least letters that a word keeps. */
const LEAST = 3

/** Returns words without plural endings and without a doubled last letter («chatts» becomes «chat»). */
export function simplerWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const single = word.replace(/[sx]$/i, '').replace(/(\p{L})\1$/u, '$1')
    return single.length < LEAST ? word : single
  })
}
