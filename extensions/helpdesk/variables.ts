import { variable } from 'musette/config'

export default {
  HELPDESK: variable.choice({
    fallback: 'auto',
    of: ['auto', 'mail', 'freescout', 'zendesk', 'none'],
    purpose:
      'Receiver of the questions of shoppers. auto: the help desk of the store, if it has one, for customers only. mail: MERCHANT_EMAIL, with SMTP_URL',
  }),
  FREESCOUT_URL: variable.address({
    fallback: '',
    shape: 'folder',
    purpose: 'Address of FreeScout, which needs its module API & Webhooks',
  }),
  FREESCOUT_KEY: variable.token({ fallback: '', purpose: "Key of FreeScout's API (Manage, API & Webhooks)" }),
  FREESCOUT_MAILBOX: variable.integer({
    fallback: '0',
    min: 0,
    max: 1_000_000_000,
    purpose: 'Id of the FreeScout mailbox that receives questions. Other mailboxes are never shown',
  }),
  FREESCOUT_USER: variable.integer({
    fallback: '0',
    min: 0,
    max: 1_000_000_000,
    purpose: 'Id of the FreeScout user in whose name customers close conversations. 0: customers cannot close them',
  }),
  ZENDESK_URL: variable.address({
    fallback: '',
    shape: 'origin',
    purpose: 'Address of Zendesk, such as https://shop.zendesk.com',
  }),
  ZENDESK_EMAIL: variable.mailAddress({
    fallback: '',
    purpose: 'Agent for whom ZENDESK_TOKEN acts',
  }),
  ZENDESK_TOKEN: variable.token({ fallback: '', purpose: 'API token of Zendesk (Admin Center, Zendesk API)' }),
}

/** Variables that each help desk requires. Questions by mail need the shop's own mails. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  mail: ['SMTP_URL'],
  freescout: ['FREESCOUT_URL', 'FREESCOUT_KEY', 'FREESCOUT_MAILBOX'],
  zendesk: ['ZENDESK_URL', 'ZENDESK_EMAIL', 'ZENDESK_TOKEN'],
}

export function faults(values: Readonly<Record<string, unknown>>): string[] {
  const desk = String(values['HELPDESK'])
  const missing = (NEEDED[desk] ?? []).filter((name) => !values[name])
  if (missing.length === 0) return []
  return [`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} required with HELPDESK=${desk}`]
}
