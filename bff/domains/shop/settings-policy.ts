/** Tags of settings: the store purges those of a store view by its number, which is in the response, and all of them as a whole. */
const TAGS: readonly string[] = ['store', 'gql_store_config']

/** For reads of the store's settings. `maxAge` in seconds. */
export const SETTINGS_POLICY = { maxAge: 3600, tags: () => TAGS, joined: TAGS }
