import { useQuery } from '@tanstack/react-query'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useHydrated } from '../../hydration.tsx'
import { useIsOpen } from '../../use-address.ts'
import { PlacedOrder } from '../checkout/placed-order.generated.ts'
import { Benefits, SignedInAlready, SignedInNotes, useAfterSignIn } from './SignInParts.tsx'
import { prefetchFormFields } from '../form-fields/FormFields.tsx'
import styles from './CustomerScreen.module.css'
import { PasswordRule } from './password-rule.generated.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { loginPath, REGISTER_AFTER_ORDER } from '../../../schema/safe-path.ts'
import { useMe } from './use-me.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await Promise.all([
    queryClient.prefetchQuery(operationQuery(PasswordRule, {})),
    prefetchFormFields(queryClient, 'CUSTOMER_CREATE'),
  ])
  return {}
}

/** `/register`; `?next=` says where the shopper was. After an order its e-mail and name are known. */
export default function RegisterScreen() {
  const t = useTranslate()
  const { data: me } = useMe()
  const { next, response, take } = useAfterSignIn()
  const isAfterOrder = useIsOpen(REGISTER_AFTER_ORDER)
  const { data, isPending } = useQuery({ ...operationQuery(PlacedOrder, {}), enabled: useHydrated() && isAfterOrder })
  const { email, firstname, lastname } = data?.placedOrder ?? {}
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.register.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.register.title') }]} />
      <h1>{t('account.register.title')}</h1>
      {response ? (
        <SignedInNotes response={response} next={next} />
      ) : me?.id ? (
        <SignedInAlready me={me} next={next} />
      ) : (
        <div className={styles.columns}>
          {isAfterOrder && isPending ? (
            <Skeleton shape="control" lines={4} />
          ) : (
            <RegisterForm
              known={{ email, firstname: firstname ?? undefined, lastname: lastname ?? undefined }}
              onRegistered={take}
            />
          )}
          <section className={styles.card}>
            <h2>{t('account.benefits')}</h2>
            <Benefits />
            <h3>{t('account.register.known')}</h3>
            <ButtonLink variant="secondary" href={loginPath(next)}>
              {t('account.login.submit')}
            </ButtonLink>
          </section>
        </div>
      )}
    </Container>
  )
}
