import { useState } from 'react'
import { useLocation } from 'wouter'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { useAnnounce } from '../../ui/use-announce.ts'
import { useAddress } from '../../use-address.ts'
import { hasFeature } from '../../site/has-feature.ts'
import { HelpdeskDepartments } from './helpdesk.generated.ts'
import { HelpdeskLoading, HelpdeskOff } from './HelpdeskStates.tsx'
import { TicketForm } from './TicketForm.tsx'
import { TicketList } from './TicketList.tsx'
import styles from './TicketsScreen.module.css'
import { useTickets } from './use-tickets.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  const [isActive] = await Promise.all([
    hasFeature(queryClient, 'helpdesk'),
    queryClient.prefetchQuery(operationQuery(HelpdeskDepartments, {})),
  ])
  return isActive ? {} : { status: 404 }
}

/** `/user/helpdesk/`: what the customer asked the shop, and a form to ask more. */
export default function TicketsScreen() {
  const t = useTranslate()
  const { search } = useAddress()
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1)
  const { data: list, error, refetch, isFetching } = useTickets(page)
  const title = t('helpdesk.title')
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {list ? (
        <Tickets list={list} />
      ) : list === null ? (
        <HelpdeskOff />
      ) : error ? (
        <Unreadable
          message="helpdesk.unreadable"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <HelpdeskLoading />
      )}
    </>
  )
}

function Tickets({ list }: { list: NonNullable<ReturnType<typeof useTickets>['data']> }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const [isWriting, setWriting] = useState(false)
  if (isWriting) {
    return (
      <TicketForm
        onCancel={() => setWriting(false)}
        onOpened={({ id }) => {
          announce(t('helpdesk.opened'))
          navigate(`/user/helpdesk/${id}`)
        }}
      />
    )
  }
  return (
    <>
      <p className={styles.lead}>{t('helpdesk.lead')}</p>
      <Button onClick={() => setWriting(true)}>{t('helpdesk.new')}</Button>
      <TicketList list={list} />
    </>
  )
}
