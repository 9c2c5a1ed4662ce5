import { configTable } from './read-config.ts'

/** Shorter names are a letter away from too many others: `PORT` and `SPORT`. */
const MIN_LENGTH = 6

/** Names in the environment that the shop does not read, a letter or the case away from one that it reads. */
export function misspelledVariables(
  env: Readonly<Record<string, string | undefined>>,
): { variable: string; meant: string }[] {
  const known = configTable.map(({ name }) => name)
  const meantBy = (name: string) =>
    known.find((one) => one.length >= MIN_LENGTH && isOneEditApart(name.toUpperCase(), one))
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((variable) => {
      const meant = meantBy(variable)
      return meant ? [{ variable, meant }] : []
    })
}

/** Whether at most one letter was added, left out or replaced, or two neighbours were swapped. */
function isOneEditApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}
