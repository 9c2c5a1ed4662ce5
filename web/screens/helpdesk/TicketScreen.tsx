import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { hasFeature } from '../../site/has-feature.ts'
import { HelpdeskLoading } from './HelpdeskStates.tsx'
import { TicketConversation } from './TicketConversation.tsx'
import styles from './TicketScreen.module.css'
import { useTicket } from './use-tickets.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  return (await hasFeature(queryClient, 'helpdesk')) ? {} : { status: 404 }
}

/** `/user/helpdesk/{id}`: one ticket, from its first message to the next. */
export default function TicketScreen({ params: { id = '' } }: ScreenProps) {
  const t = useTranslate()
  const { data: ticket, error, refetch, isFetching } = useTicket(id)
  const title = ticket?.subject ?? t('helpdesk.title')
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <p className={styles.back}>
        <Link href="/user/helpdesk/">
          <Icon name="chevron-left" /> {t('helpdesk.back')}
        </Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      {ticket ? (
        <TicketConversation ticket={ticket} />
      ) : ticket === null ? (
        <Alert kind="info">{t('helpdesk.notFound')}</Alert>
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
