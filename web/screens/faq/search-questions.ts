import { folded } from './fold.ts'
import type { Theme } from './read-questions.ts'

/** Longest text that is searched for. */
export const MAX_QUERY = 80

/** The themes with only those questions that hold every word, in the question, its answer or the theme's name. All of them for no word. */
export function searchThemes(themes: readonly Theme[], query: string): Theme[] {
  const words = folded(query.slice(0, MAX_QUERY))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return themes
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter(({ title, text }) => {
        const all = folded(`${theme.title} ${title} ${text}`)
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
