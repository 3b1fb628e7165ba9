import { expect, it } from 'vitest'
import { nameOfVersion } from './content.ts'

it('an older version does not have the label of the newest one', () => {
  const item = { label: 'Spring', latestVersion: 3 }
  expect(nameOfVersion(item, 3, 'Look of the site')).toBe('Spring')
  expect(nameOfVersion(item, 2, 'Look of the site')).toBe('Look of the site')
})
