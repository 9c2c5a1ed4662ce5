/** Returns a text in lower case without accents, so that «reexpedie» finds «réexpédié». */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
