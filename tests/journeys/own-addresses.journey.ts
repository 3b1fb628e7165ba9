import { expect, test } from '@playwright/test'
import problems from '#apps/player/src/messages/cs/registration.ts'
import texts from '#apps/player/src/messages/cs/address.ts'
import { newWord } from './become-player.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'

test('an address is suggested, confirmed by the register and removed; another one is typed by hand', async ({
  page,
}) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/addresses')

  const contact = page.getByRole('region', { name: texts.contact })
  await contact.getByRole('button', { name: texts.add }).click()
  const search = contact.getByRole('combobox', { name: texts.search })
  await expect(search).toBeFocused()
  await search.pressSequentially('Kounicova')
  await expect(contact.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(contact.getByLabel(texts.street)).toHaveValue('Kounicova')
  await expect(contact.getByLabel(texts.town)).toHaveValue('Brno')
  await contact.getByRole('button', { name: texts.save }).click()
  await expect(contact.getByText(texts.saved)).toBeVisible()
  // The register is queried later by the worker.
  await expect(async () => {
    await enter(page, '/cs/account/addresses')
    await expect(contact.getByText(texts.confirmed)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })

  // By hand, while the search is down. People with the same name, day of birth and permanent address would be one
  // person: so it has its own town.
  const permanent = page.getByRole('region', { name: texts.permanent })
  const town = `Lhota ${newWord()}`
  await permanent.getByRole('button', { name: texts.add }).click()
  await permanent.getByRole('combobox', { name: texts.search }).fill('porucha')
  await expect(permanent.getByText(texts.down)).toBeVisible()
  await permanent.getByLabel(texts.houseNumber).fill('5')
  await permanent.getByLabel(texts.town).fill(town)
  await permanent.getByLabel(texts.postCode).fill('1')
  await permanent.getByRole('button', { name: texts.save }).click()
  await expect(permanent.getByText(problems.problem.InvalidValue)).toBeVisible()
  await permanent.getByLabel(texts.postCode).fill('586 01')
  await permanent.getByRole('button', { name: texts.save }).click()
  await expect(permanent.getByText(texts.saved)).toBeVisible()
  await expect(permanent.getByText(texts.entered)).toBeVisible()

  await contact.getByRole('button', { name: texts.remove }).click()
  await expect(contact.getByText(texts.removed)).toBeVisible()
  await expect(contact.getByText(texts.empty)).toBeVisible()
  await enter(page, '/cs/account/addresses')
  await expect(permanent.getByText(new RegExp(town))).toBeVisible()
})
