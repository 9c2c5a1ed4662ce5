import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useForm } from '../../ui/use-form.ts'
import styles from './CustomerScreen.module.css'
import { useMailedLink } from './use-mailed-link.ts'

type MailedLinkPageProps = {
  title: string
  lead: string
  /** Replaces lead and form once the link has done its work, or if it is incomplete. */
  outcome: { isDone: boolean; text: string } | null
  /** The way on, below the outcome. */
  next: { href: string; label: string }
  children: ReactNode
}

/** The page to which a link of a mail leads. */
export function MailedLinkPage({ title, lead, outcome, next, children }: MailedLinkPageProps) {
  return (
    <Container className={styles.screen}>
      <PageHead title={title} robots="noindex" />
      <Breadcrumb items={[{ name: title }]} />
      <h1>{title}</h1>
      {outcome ? (
        // What replaces a form takes the focus. An incomplete link is there from the start.
        <div ref={outcome.isDone ? takeFocus : null} tabIndex={-1} className={styles.notes}>
          <Alert kind={outcome.isDone ? 'success' : 'error'}>{outcome.text}</Alert>
          <ButtonLink href={next.href}>{next.label}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{lead}</p>
          {children}
        </>
      )}
    </Container>
  )
}

type MailedLinkActionProps = {
  title: string
  lead: string
  submit: string
  done: string
  /** Shown if the link has no token. */
  incomplete: string
  send(token: string): Promise<{ success: boolean; errorMessage: string | null }>
}

/** The page of a link that does one thing with its `token`. A button does it, because mail programs open links by themselves. */
export function MailedLinkAction({ title, lead, submit, done, incomplete, send }: MailedLinkActionProps) {
  const t = useTranslate()
  const link = useMailedLink('token')
  const [isDone, setDone] = useState(false)
  const { props, failure, isBusy } = useForm({
    check: () => ({}),
    send: () => send(link?.secret ?? ''),
    onAccepted: () => setDone(true),
    refusal: t('ui.refused'),
  })
  return (
    <MailedLinkPage
      title={title}
      lead={lead}
      outcome={isDone || link?.secret === '' ? { isDone, text: isDone ? done : incomplete } : null}
      next={{ href: '/', label: t('cart.backHome') }}
    >
      <form {...props} className={styles.notes}>
        {failure && <Alert kind="error">{failure}</Alert>}
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </form>
    </MailedLinkPage>
  )
}
