import type { Context } from './context.ts'
import { inputError } from './errors.ts'

export type Page<T> = { items: T[]; info: { current_page: number; page_size: number; total_pages: number } }

/** One page of a list. A page past the end is an error, except for an empty list. */
export function pageOf<T>(all: T[], currentPage: number, pageSize: number, context: Context): Page<T> {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const pages = Math.ceil(all.length / pageSize)
  if (pages > 0 && currentPage > pages) {
    throw inputError(
      context.view.language === 'fr'
        ? context.text('pagePastEnd', pages)
        : context.text('pagePastEnd', currentPage, pages),
    )
  }
  const from = (currentPage - 1) * pageSize
  return {
    items: all.slice(from, from + pageSize),
    info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  }
}
