import type { Translate } from '../../i18n/messages-context.ts'
import type { DownloadableProductsQuery } from './downloads.generated.ts'

type File = DownloadableProductsQuery['me']['downloadableProducts'][number]

/** Files with a title of their own: several of one order are counted, since the store does not name them. */
export function namedFiles(files: readonly File[], t: Translate): (File & { title: string })[] {
  const keyOf = ({ order, name }: File) => `${order?.number}/${name}`
  return files.map((file) => {
    const siblings = files.filter((other) => keyOf(other) === keyOf(file))
    const name = file.name || t('downloads.file')
    const title =
      siblings.length > 1
        ? t('downloads.fileOf', { name, index: siblings.indexOf(file) + 1, count: siblings.length })
        : name
    return { ...file, title }
  })
}
