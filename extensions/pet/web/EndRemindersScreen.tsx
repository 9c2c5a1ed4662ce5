import { type ReactNode, useState } from 'react'
import { customers, site, ui, useExecute, useTranslate } from 'musette/web'
import { EndBagReminders } from './pet.generated.ts'

/** `/account/bag-reminders`: target of a link in each mail. A button ends them, because mail programs open links by themselves. */
export default function EndRemindersScreen() {
  const t = useTranslate()
  const execute = useExecute()
  const link = customers.useMailedLink('token')
  const [answered, setAnswered] = useState<{ isDone: boolean; text: ReactNode } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const outcome = link?.secret === '' ? { isDone: false, text: t('pet.end.incomplete') } : answered

  const end = async () => {
    if (!link) return
    setBusy(true)
    try {
      const { endBagReminders: response } = await execute(EndBagReminders, { token: link.secret })
      const text = response.success ? t('pet.end.done') : (response.errorMessage ?? t('ui.refused'))
      setAnswered({ isDone: response.success, text })
    } catch (error) {
      setAnswered({ isDone: false, text: site.shownError(error, t('ui.refused')) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <ui.Container>
      <ui.PageHead title={t('pet.end.title')} robots="noindex" />
      <ui.Breadcrumb items={[{ name: t('pet.end.title') }]} />
      <h1>{t('pet.end.title')}</h1>
      {outcome ? (
        <ui.Alert kind={outcome.isDone ? 'success' : 'error'}>
          <p>{outcome.text}</p>
          <ui.ButtonLink href="/" variant="secondary">
            {t('cart.backHome')}
          </ui.ButtonLink>
        </ui.Alert>
      ) : (
        <>
          <p>{t('pet.end.lead')}</p>
          <ui.Button busy={isBusy} onClick={() => void end()}>
            {t('pet.end.submit')}
          </ui.Button>
        </>
      )}
    </ui.Container>
  )
}
