import { remembered } from '../cache/remembered.ts'
import { isFileRequest, originForm, pageUrl, withOneSlash } from './addresses.ts'
import { isPersonal, type PageAddress, pageAddress } from './page-address.ts'

/** What a request's target asks for, below the base path. */
export type Target = PageAddress & {
  /** Where the address is spelled right, when it is not. */
  location: string | undefined
  isFile: boolean
  /** With all of its parameters. */
  asked: string
  isPersonal: boolean
}

/** Reads targets, the same ones only once while they are asked for. */
export function createTargetReader(basePath: string): (target: string) => Target {
  return remembered(
    (target) => {
      const path = originForm(target).slice(basePath.length)
      const single = withOneSlash(path)
      const asked = pageUrl(path)
      return {
        location: single && basePath + single,
        isFile: isFileRequest(path),
        asked,
        isPersonal: isPersonal(asked),
        ...pageAddress(asked),
      }
    },
    { entries: 1000, maxLength: 500 },
  )
}
