import type { Operation } from '../../schema/operation.ts'
import type { PageAssets, PageRequest, PageResponse } from '../../schema/page.ts'

/** What all pages of a site have in common. It is sent once. */
export type RenderSite = Pick<PageRequest, 'basePath' | 'site' | 'listRules'> & { assets: Omit<PageAssets, 'of'> }

/** From the server to the thread that renders. */
export type ToThread =
  | { kind: 'site'; id: number; site: RenderSite }
  | ({ kind: 'render'; page: number; siteId: number } & Pick<PageRequest, 'url' | 'contribution'>)
  | ResultMessage
  /** A result that was to be kept is not needed any more. */
  | { kind: 'forget'; kept: number }
  | { kind: 'failure'; call: number; message: string; status: number; code: unknown }

/** The result of an operation. `keepAs`: the number by which later messages name it. */
export type ResultMessage =
  | { kind: 'result'; call: number; value: unknown; keepAs?: number }
  | { kind: 'kept-result'; call: number; kept: number }

/** From the thread to the server. */
export type FromThread =
  | {
      kind: 'call'
      page: number
      call: number
      operation: Omit<Operation<unknown, unknown>, 'types'>
      variables: unknown
    }
  | { kind: 'page'; page: number; response: PageResponse }
  /** `call`: the operation whose failure is the reason, if one is. */
  | { kind: 'failed'; page: number; call: number | undefined; error: Error }
