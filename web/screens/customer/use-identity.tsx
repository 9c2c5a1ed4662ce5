import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { keepsCookies } from '../../site/keeps-cookies.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { announceCartChange } from '../cart/cart-channel.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { deviceWishes } from '../wishlist/device-wishes.ts'
import { inTurn } from '../cart/in-turn.ts'
import { type CustomerResultFragment, Login, Logout, RegisterCustomer } from './customer.generated.ts'
import { forgetDeviceOf } from './forget-device.ts'
import { announceIdentity, meQuery } from './use-me.ts'

export const useLogin = () => useIdentityChange(Login, loginResult)

const useLogout = () => useIdentityChange(Logout, logoutResult)

export const useRegister = () => useIdentityChange(RegisterCustomer, registerResult)

const loginResult = ({ login }: { login: CustomerResultFragment }) => login

const logoutResult = ({ logout }: { logout: CustomerResultFragment }) => logout

const registerResult = ({ registerCustomer }: { registerCustomer: CustomerResultFragment }) => registerCustomer

/** Signs out and loads the shop again, so that nothing of the customer stays in memory. */
export function LogoutButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const t = useTranslate()
  const announce = useAnnounce()
  const { base } = useRouter()
  const logout = useLogout()
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await logout({})
      location.assign(`${base}/`)
    } catch {
      setBusy(false)
      announce(t('account.logout.failed'))
    }
  }
  return (
    <Button {...look} busy={isBusy} onClick={() => void leave()}>
      {t('account.logout')}
    </Button>
  )
}

/** Sends a mutation that may change the customer, in turn with those of the cart, and caches the customer and cart that it returns. */
export function useIdentityChange<Result, Variables>(
  operation: Operation<Result, Variables>,
  resultOf: (result: Result) => CustomerResultFragment,
): (variables: Variables) => Promise<CustomerResultFragment> {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  return useCallback(
    async (variables) => {
      if (!keepsCookies()) throw new Error(t('ui.cookiesRefused'))
      const response = resultOf(await inTurn(() => execute(operation, variables)))
      await takeOver(queryClient, response)
      if (response.me.id !== null && deviceWishes().length > 0)
        void import('../wishlist/merge-wishes.ts').then(({ mergeWishes }) => mergeWishes(execute, queryClient))
      return response
    },
    [execute, queryClient, operation, resultOf, t],
  )
}

/** Data of the former customer must not show: queries that are not on the page are removed. */
async function takeOver(queryClient: QueryClient, { me, cart }: CustomerResultFragment): Promise<void> {
  const before = queryClient.getQueryData(meQuery.queryKey)?.me.id ?? null
  await Promise.all([meQuery, cartQuery].map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
  if (before !== me.id) queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(meQuery.queryKey, { me })
  queryClient.setQueryData(cartQuery.queryKey, { cart })
  announceCartChange()
  if (before === me.id) return
  announceIdentity()
  if (before !== null) forgetDeviceOf(before)
}
