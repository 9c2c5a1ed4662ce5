/** The store's own addresses of bought files and of samples, whatever host and folder stand in front. */
const FORMS =
  /(?:^|\/)(index\.php\/)?downloadable\/download\/(link\/id\/[\w,.-]{1,255}|sample\/sample_id\/\d{1,10}|linkSample\/link_id\/\d{1,10})\/?$/
const ORIGIN = 'https://own.invalid/'
const MAX_LENGTH = 1000

export type StoreFileLink = {
  /** Below the folder that the store responds in, without a leading slash. */
  path: string
  /** Each GET of a bought file uses up a download; a sample is free. */
  isSample: boolean
}

/**
 * Parses a file address of the store; null for every other address. The store builds them from the address of its pages, which may be this shop's, so
 * only the path counts.
 */
export function storeFileLink(address: string): StoreFileLink | null {
  if (address.length > MAX_LENGTH || !URL.canParse(address, ORIGIN)) return null
  const [, script = '', form = ''] = FORMS.exec(decoded(new URL(address, ORIGIN).pathname)) ?? []
  if (!form) return null
  return { path: `${script}downloadable/download/${form.replaceAll(',', '%2C')}/`, isSample: !form.startsWith('link/') }
}

/** Returns the path of a sample in this shop, below its base path: the same path as in the store. */
export function samplePath(address: string | null | undefined): string | null {
  const link = address ? storeFileLink(address) : null
  return link?.isSample ? `/${link.path}` : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
