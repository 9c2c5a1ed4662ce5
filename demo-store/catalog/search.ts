import type { Queryable } from '../database/rows.ts'

/** Terms of a query, bounded: a real engine caps the clauses of a query too. */
const maxTerms = 12
const correctionThreshold = 0.4
const suggestionThreshold = 0.25

const termsOf = (phrase: string): string[] =>
  phrase
    .slice(0, 256)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxTerms)

/**
 * Text query of one term: its stem, or a word that begins like it; a hyphen-free term is safe inside quotes.
 * Stop words such as «pour» leave nothing to search for, so their part is empty in both configurations.
 */
const matchSql = (operator: '&' | '|') => `
  with term as (select word, ordinality from unnest($1::text[]) with ordinality as t(word, ordinality)),
  part as (
    select to_tsquery('shop_french', quote_literal(word)) as stem, to_tsquery('shop_plain', quote_literal(word) || ':*') as prefix
    from term
  ),
  query as (
    select string_agg('(' || stem::text || ' | ' || prefix::text || ')', ' ${operator} ')::tsquery as value
    from part where numnode(stem) > 0
  )
  select product.id, ts_rank_cd('{0.05, 0.2, 0.5, 1.0}', search, query.value) as rank
  from product, query
  where query.value is not null and search @@ query.value
  order by rank desc, product.id desc`

/** Words of names and keywords nearest to a misspelt one. */
const nearestSql = `
  with asked as materialized (select shop_fold($1) as text),
  scored as (select word, uses, similarity(word, asked.text) as score from search_word, asked)
  select word from scored where score >= $2 order by score desc, uses desc, word limit $3`

const ranked = async (db: Queryable, terms: string[], operator: '&' | '|'): Promise<number[]> =>
  (await db.query<{ id: number }>(matchSql(operator), [terms])).rows.map(({ id }) => id)

const nearest = async (db: Queryable, word: string, threshold: number, limit: number): Promise<string[]> =>
  (await db.query<{ word: string }>(nearestSql, [word, threshold, limit])).rows.map((row) => row.word)

const isKnown = async (db: Queryable, word: string): Promise<boolean> => (await ranked(db, [word], '&')).length > 0

/**
 * Ids of products found by a phrase, best first: all its words, else all after correcting misspelt ones, else any of
 * them. An empty phrase finds nothing here; the caller then lists everything, as Magento does.
 */
export const searchProducts = async (db: Queryable, phrase: string): Promise<number[]> => {
  const terms = termsOf(phrase)
  if (!terms.length) return []
  const exact = await ranked(db, terms, '&')
  if (exact.length) return exact
  const corrected: string[] = []
  for (const term of terms) {
    const known = term.length < 4 || (await isKnown(db, term))
    corrected.push(known ? term : ((await nearest(db, term, correctionThreshold, 1))[0] ?? term))
  }
  const repaired = await ranked(db, corrected, '&')
  return repaired.length ? repaired : ranked(db, corrected, '|')
}

/** Words to try instead when a phrase finds nothing. */
export const suggestWords = async (db: Queryable, phrase: string): Promise<string[]> => {
  const words: string[] = []
  for (const term of termsOf(phrase)) words.push(...(await nearest(db, term, suggestionThreshold, 2)))
  return [...new Set(words)].slice(0, 5)
}
