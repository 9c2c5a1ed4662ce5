import { variable } from 'musette/config'

export default {
  UPSTREAM_WITHDRAWAL_REST: variable.flag({
    fallback: 'false',
    purpose: 'Whether the store has zwernemann/module-withdrawal with its REST API switched on',
  }),
}
