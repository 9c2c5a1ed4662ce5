import type { Recipe } from './recipe.ts'

const headings = [
  'Ce qui fait la différence',
  'Pourquoi la choisir',
  'En bref',
  'Les points forts',
  'À retenir',
] as const
const gearHeadings = ['Les détails qui comptent', 'En bref', 'Les points forts'] as const

/** The product's description as HTML: opening paragraph, bullets, then what remains to be told. */
export function describe(id: number, recipe: Recipe): string {
  const [opening = recipe.lead, ...rest] = recipe.story
  const choice = recipe.feed === undefined ? gearHeadings : headings
  const heading = choice[Math.floor(id / 20) % choice.length] ?? choice[0]
  return [
    `<p>${opening}</p>`,
    `<h3>${heading}</h3>`,
    `<ul>${recipe.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    ...rest.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')
}
