import { remembered } from '../cache/remembered.ts'
import { storePage, withoutScript } from '../domains/routing/store-pages.ts'
import type { Level } from '../magento/levels.ts'
import { isFileRequest, originForm, pageUrl, withOneSlash, withoutDots } from './addresses.ts'
import { isGuarded, isPersonal, type PageAddress, pageAddress } from './page-address.ts'

/** What a request's target asks for, below the base path. */
export type Target = PageAddress & {
  /** Where the address is spelled right, when it is not. */
  location: string | undefined
  /** The shop's own page for one of the store's, which its mails link to. */
  moved: string | null
  /** The address may hold a key to somebody's account. */
  isSecret: boolean
  isFile: boolean
  /** With all of its parameters. */
  asked: string
  isPersonal: boolean
  /** Scripts of others may not run there, but for payment and captcha. */
  isGuarded: boolean
}

/** Pages that mails lead to with a token. */
const SECRET = /^\/account\//i

/** Reads targets, the same ones only once while they are asked for. */
export function createTargetReader(basePath: string, level: Level): (target: string) => Target {
  return remembered(
    (target) => {
      const path = originForm(target).slice(basePath.length)
      const single = withOneSlash(path)
      const proper = single ?? withoutDots(path) ?? withoutScript(path)
      const asked = pageUrl(path)
      const moved = storePage(asked, level)
      return {
        moved: moved && basePath + moved,
        isSecret: moved !== null || SECRET.test(asked),
        location: proper === null ? undefined : basePath + proper,
        isFile: isFileRequest(path),
        asked,
        isPersonal: isPersonal(asked),
        isGuarded: isGuarded(asked),
        ...pageAddress(asked),
      }
    },
    { entries: 1000, maxLength: 500 },
  )
}
