import type { Queryable } from '../database/rows.ts'

/** Most terms of a query; search engines also cap the clauses of a query. */
const MAX_TERMS = 12
const CORRECTION_THRESHOLD = 0.4
const SUGGESTION_THRESHOLD = 0.25

/** Words of names and keywords nearest to a misspelt one. */
const NEAREST_SQL = `
  with phrase as materialized (select shop_fold($1) as text),
  scored as (select word, uses, similarity(word, phrase.text) as score from search_word, phrase)
  select word from scored where score >= $2 order by score desc, uses desc, word limit $3`

/**
 * Ids of products found by a phrase, best first: all its words, else all after correcting misspelt ones, else any of
 * them. An empty phrase finds nothing here; the caller then lists everything, as Magento does.
 */
export async function searchProducts(db: Queryable, phrase: string): Promise<number[]> {
  const terms = termsOf(phrase)
  if (!terms.length) return []
  const exact = await ranked(db, terms, '&')
  if (exact.length) return exact
  const corrected: string[] = []
  for (const term of terms) {
    const known = term.length < 4 || (await isKnown(db, term))
    corrected.push(known ? term : ((await nearest(db, term, CORRECTION_THRESHOLD, 1))[0] ?? term))
  }
  const repaired = await ranked(db, corrected, '&')
  return repaired.length ? repaired : ranked(db, corrected, '|')
}

/** Suggestions for a phrase that finds nothing. */
export async function suggestWords(db: Queryable, phrase: string): Promise<string[]> {
  const words: string[] = []
  for (const term of termsOf(phrase)) words.push(...(await nearest(db, term, SUGGESTION_THRESHOLD, 2)))
  return [...new Set(words)].slice(0, 5)
}

function termsOf(phrase: string): string[] {
  return phrase
    .slice(0, 256)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_TERMS)
}

async function ranked(db: Queryable, terms: string[], operator: '&' | '|'): Promise<number[]> {
  return (await db.query<{ id: number }>(matchSql(operator), [terms])).rows.map(({ id }) => id)
}

async function isKnown(db: Queryable, word: string): Promise<boolean> {
  return (await ranked(db, [word], '&')).length > 0
}

async function nearest(db: Queryable, word: string, threshold: number, limit: number): Promise<string[]> {
  return (await db.query<{ word: string }>(NEAREST_SQL, [word, threshold, limit])).rows.map((row) => row.word)
}

/**
 * Text query of one term: its stem, or a word that begins like it; a hyphen-free term is safe inside quotes.
 * Stop words such as «pour» leave nothing to search for, so their part is empty in both configurations.
 */
function matchSql(operator: '&' | '|') {
  return `
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
}
