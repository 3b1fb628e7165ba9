import { expect, test } from '@playwright/test'
import problems from '#apps/player/src/messages/cs/registration.ts'
import texts from '#apps/player/src/messages/cs/address.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'

test('an address is suggested and confirmed by the register, another one is written by hand and removed', async ({
  page,
}) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/addresses')

  const permanent = page.getByRole('region', { name: texts.permanent })
  await permanent.getByRole('button', { name: texts.add }).click()
  const search = permanent.getByRole('combobox', { name: texts.search })
  await expect(search).toBeFocused()
  await search.pressSequentially('Kounicova')
  await expect(permanent.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(permanent.getByLabel(texts.street)).toHaveValue('Kounicova')
  await expect(permanent.getByLabel(texts.town)).toHaveValue('Brno')
  await permanent.getByRole('button', { name: texts.save }).click()
  await expect(permanent.getByText(texts.saved)).toBeVisible()
  // The register is asked a moment later, by the worker: nobody waits for it.
  await expect(async () => {
    await enter(page, '/cs/account/addresses')
    await expect(permanent.getByText(texts.confirmed)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })

  const contact = page.getByRole('region', { name: texts.contact })
  await contact.getByRole('button', { name: texts.add }).click()
  await contact.getByRole('combobox', { name: texts.search }).fill('porucha')
  await expect(contact.getByText(texts.down)).toBeVisible()
  await contact.getByLabel(texts.houseNumber).fill('5')
  await contact.getByLabel(texts.town).fill('Lhota nad Potokem')
  await contact.getByLabel(texts.postCode).fill('1')
  await contact.getByRole('button', { name: texts.save }).click()
  await expect(contact.getByText(problems.problem.InvalidValue)).toBeVisible()
  await contact.getByLabel(texts.postCode).fill('586 01')
  await contact.getByRole('button', { name: texts.save }).click()
  await expect(contact.getByText(texts.saved)).toBeVisible()
  await expect(contact.getByText(texts.entered)).toBeVisible()
  await contact.getByRole('button', { name: texts.remove }).click()
  await expect(contact.getByText(texts.removed)).toBeVisible()
  await expect(contact.getByText(texts.empty)).toBeVisible()

  // The other one is there still when the page is read again.
  await enter(page, '/cs/account/addresses')
  await expect(permanent.getByText(/Kounicova/)).toBeVisible()
})
