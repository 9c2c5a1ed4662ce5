import { isRefusal } from '../cart/cart-service.ts'

/** Pages of each kind at most; `isComplete` is false where there are more. */
const MAX_PAGES = 40

type Page<T> = {
  items?: readonly (T | null)[] | null
  page_info?: { total_pages: number | null } | null
}

type PersonalRecords<T> = { isComplete: boolean; items: T[] }

/** Loads all entries of a paged list; empty if the feature is switched off in the store. */
export async function allPages<T>(
  read: (page: number) => Promise<Page<T> | null | undefined>,
): Promise<PersonalRecords<T>> {
  const items: T[] = []
  try {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const found = await read(page)
      items.push(...(found?.items ?? []).filter((item) => item !== null))
      if (page >= (found?.page_info?.total_pages ?? 0)) return { isComplete: true, items }
    }
    return { isComplete: false, items }
  } catch (error) {
    if (!isRefusal(error) || error.kind === 'authorization' || error.kind === 'authentication') throw error
    return { isComplete: true, items }
  }
}
