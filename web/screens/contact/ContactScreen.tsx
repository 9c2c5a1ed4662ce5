import { useEffect, useState } from 'react'
import { isTelephone } from '../../../schema/address-rules.ts'
import { isEmail } from '../../../schema/email.ts'
import { CONTACT_LIMITS } from '../../../schema/field-limits.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadResult } from '../../screen.ts'
import { useFeature } from '../../site/feature.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useEmailQuestion } from '../customer/use-email-question.tsx'
import { useVisitor } from '../customer/use-me.ts'
import { SendContactMessage } from './contact.generated.ts'
import styles from './ContactScreen.module.css'
import { ContactWays } from './ContactWays.tsx'

export async function load(): Promise<LoadResult> {
  return {}
}

/** `/contact`: the contact form, or phone and e-mail when the store has disabled it. */
export default function ContactScreen() {
  const t = useTranslate()
  return (
    <Container className={styles.screen}>
      <PageHead title={t('contact.title')} description={t('contact.lead')} canonicalPath="/contact" />
      <Breadcrumb items={[{ name: t('contact.title') }]} />
      <h1>{t('contact.title')}</h1>
      <div className={styles.columns}>
        <WriteHere />
        <div className={styles.aside}>
          <ContactWays />
          <section>
            <h2>{t('faq.title')}</h2>
            <p>{t('contact.faq.lead')}</p>
            <Link href="/faq/">{t('contact.faq.link')}</Link>
          </section>
        </div>
      </div>
    </Container>
  )
}

function WriteHere() {
  const t = useTranslate()
  const isActive = useFeature('contact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <ContactSent email={sentTo} onAnother={() => setSentTo(null)} />
  if (!isActive) {
    return (
      <Alert kind="info" className={styles.off}>
        {t('contact.off')}
      </Alert>
    )
  }
  return (
    <div>
      <p className={styles.lead}>{t('contact.lead')}</p>
      <noscript>
        <p>{t('contact.needsScript')}</p>
      </noscript>
      <ContactForm onSent={setSentTo} />
    </div>
  )
}

/** The message was sent: when and where the reply comes. */
function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslate()
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.form}>
      <Alert kind="success">
        <p>
          <strong>{t('contact.sent')}</strong>
        </p>
        <p>{t('contact.sent.next', { email })}</p>
      </Alert>
      <p className={styles.note}>
        <Link href="/faq/">{t('contact.sent.faq')}</Link>
      </p>
      <Button variant="secondary" className={styles.submit} onClick={onAnother}>
        {t('contact.sent.another')}
      </Button>
    </div>
  )
}

/** Prefills name and e-mail of customers, unless they have typed something. */
function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate()
  const execute = useExecute()
  const prove = useCaptcha('CONTACT')
  const { data: me } = useVisitor()
  const { props, faults, failure, isBusy } = useForm({
    check: ({ name, email, telephone, subject, message }) => ({
      name: name ? null : t('contact.name.missing'),
      email: !email ? t('contact.email.missing') : isEmail(email) ? null : t('ui.email.wrong'),
      telephone: !telephone || isTelephone(telephone) ? null : t('contact.telephone.wrong'),
      subject: subject ? null : t('contact.subject.missing'),
      message: message ? null : t('contact.message.missing'),
    }),
    send: async ({ name = '', email = '', telephone = '', subject = '', message = '' }) => {
      const captcha = await prove()
      const input = { name, email, telephone, subject, message, captcha }
      return (await execute(SendContactMessage, { input })).sendContactMessage
    },
    onAccepted: (_result, { email = '' }) => onSent(email),
    refusal: t('contact.refused'),
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  const { ref: form } = props
  useEffect(() => {
    if (!me?.id) return
    const known = { name: [me.firstname, me.lastname].filter(Boolean).join(' '), email: me.email ?? '' }
    for (const [name, value] of Object.entries(known)) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.value === '') control.value = value
    }
  }, [me, form])

  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('contact.name')}
        name="name"
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
        error={faults.name}
        required
      />
      <TextField
        {...field}
        label={t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={CONTACT_LIMITS.email}
        error={faults.email}
        required
      />
      {question}
      <TextField
        label={t('contact.telephone')}
        hint={t('contact.telephone.hint')}
        name="telephone"
        type="tel"
        autoComplete="tel"
        maxLength={CONTACT_LIMITS.telephone}
        error={faults.telephone}
      />
      <TextField
        label={t('contact.subject')}
        name="subject"
        maxLength={CONTACT_LIMITS.subject}
        error={faults.subject}
        required
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.message.hint')}
        name="message"
        rows={8}
        maxLength={CONTACT_LIMITS.message}
        error={faults.message}
        required
      />
      <p className={styles.note}>
        {t('contact.data')} <Link href="/rgpd/">{t('contact.dataLink')}</Link>
      </p>
      <Button type="submit" size="large" busy={isBusy} className={styles.submit}>
        {t('contact.submit')}
      </Button>
    </form>
  )
}
