/**
 * French spacing: a no-break space before «:» and inside guillemets and after «n°», a narrow one before «;», «!», «?» and «%»,
 * none before «€30», and none that breaks between a figure and its unit. Works on HTML, as markup holds none of these after a space.
 */
export function typographic(text: string): string {
  return text
    .replace(/ :/g, '\u00a0:')
    .replace(/ ([;!?%€])(?!\d)/g, '\u202f$1')
    .replace(/n° /g, 'n°\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/(\d) (?=(?:kg|g|mg|ml|cm|mm|m|h|L|kcal|UI|UFC|jours?|mois|semaines?|ans)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
}
