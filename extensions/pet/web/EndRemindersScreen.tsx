import { customers, useExecute, useTranslate } from 'musette/web'
import { EndBagReminders } from './pet.generated.ts'

/** `/account/bag-reminders`: target of a link in each mail. */
export default function EndRemindersScreen() {
  const t = useTranslate()
  const execute = useExecute()
  return (
    <customers.MailedLinkAction
      title={t('pet.end.title')}
      lead={t('pet.end.lead')}
      submit={t('pet.end.submit')}
      done={t('pet.end.done')}
      incomplete={t('pet.end.incomplete')}
      send={async (token) => (await execute(EndBagReminders, { token })).endBagReminders}
    />
  )
}
