import { configure } from '@testing-library/react'

// What a test looks for is there at once on a machine that is not busy.
configure({ asyncUtilTimeout: 60_000 })
