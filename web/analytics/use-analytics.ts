import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isGuardedPath } from '../../schema/guarded-section.ts'
import { useShop } from '../site/shop-context.ts'
import { useSite } from '../site/site-context.ts'
import { useAddress } from '../use-address.ts'
import { useConsent } from './consent.ts'
import { debugEvents, pushEvent } from './data-layer.ts'
import { followChoices } from './follow-choices.ts'
import { PageFollower } from './follow-pages.ts'
import { loadScript } from './load-script.ts'
import { tellPageView } from './page-view.ts'
import { separateDocuments } from './separate-documents.ts'
import type { Tags } from './services.ts'

/**
 * Tells the data layer what happens, and lets the tag manager read it: once the shopper allowed what it is for, or at once where the shop
 * leaves it to the tags themselves to obey the choice.
 */
export function useAnalytics({ tagManagerUrl, tagManagerNeedsConsent, debug }: Tags): void {
  const queryClient = useQueryClient()
  const { baseUrl } = useShop()
  const { hasGuests } = useSite()
  const { path } = useAddress()
  const consent = useConsent()
  const pages = useRef<PageFollower>(null)

  useEffect(() => debugEvents(debug), [debug])
  useEffect(() => (hasGuests ? separateDocuments(baseUrl) : undefined), [hasGuests, baseUrl])

  useEffect(() => {
    const queries = queryClient.getQueryCache()
    const follower = (pages.current = new PageFollower(queries))
    const stops = [follower.follow(), followChoices(queries)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])

  useEffect(() => {
    pages.current?.leave()
    return tellPageView(path, baseUrl, () => pages.current?.open(path))
  }, [path, baseUrl])

  const allowed = consent?.choice?.allowed ?? []
  const isManaged = !tagManagerNeedsConsent || allowed.includes('audience') || allowed.includes('advertising')
  // Guarded pages are documents of their own, whose policy would refuse it.
  const isGuarded = isGuardedPath(path)
  useEffect(() => {
    if (!isManaged || !tagManagerUrl || isGuarded) return
    pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() })
    loadScript(tagManagerUrl)
  }, [isManaged, tagManagerUrl, isGuarded])
}
