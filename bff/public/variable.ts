/** Kinds of environment variables. */
export { address, choice, flag, hosts, integer, list, mailAddress, text, thirdParty, token } from '../config/kinds.ts'
