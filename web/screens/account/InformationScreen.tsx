import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { PasswordRule } from '../customer/password-rule.generated.ts'
import type { AccountPersonFragment } from './account.generated.ts'
import { AccountPart } from './AccountPart.tsx'
import { EmailForm } from './EmailForm.tsx'
import styles from './InformationScreen.module.css'
import { NamesForm } from './NamesForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(PasswordRule, {}))
  return {}
}

/** `/user/information`: name, e-mail and password, each in its own form, since each asks for other things. */
export default function InformationScreen() {
  const t = useTranslate()
  return <AccountPart title={t('account.menu.information')} content={Information} />
}

function Information({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  return (
    <div className={styles.parts}>
      <section>
        <h2>{t('account.information.names')}</h2>
        <NamesForm person={person} />
      </section>
      <section>
        <h2>{t('account.email')}</h2>
        <EmailForm person={person} />
      </section>
      <section>
        <h2>{t('account.password')}</h2>
        <PasswordForm person={person} />
      </section>
    </div>
  )
}
