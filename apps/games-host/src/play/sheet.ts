import { byId, element } from './page.ts'

/** One sheet over the game for paytable, rules and fairness. Esc and the backdrop close it; focus goes back by itself. */
export function createSheet() {
  const dialog = byId<HTMLDialogElement>('sheet')
  byId('sheet-close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return {
    open(title: string, body: readonly Node[]): void {
      byId('sheet-title').textContent = title
      byId('sheet-body').replaceChildren(...body)
      if (!dialog.open) dialog.showModal()
      byId('sheet-body').scrollTop = 0
    },
    get isOpen() {
      return dialog.open
    },
  }
}
export type Sheet = ReturnType<typeof createSheet>

/** An error page instead of the game, with a way out. A notice of a shutdown remains visible within it. */
export function showFailure(title: string, text: string, actions: readonly { label: string; href: string }[]): void {
  const play = byId('play')
  const links = actions.map(({ label, href }, at) => {
    const link = document.createElement('a')
    link.href = href
    link.className = at === 0 ? 'cta' : 'cta quiet'
    link.textContent = label
    return link
  })
  const outage = document.getElementById('outage')
  const panel = element(
    'section',
    [element('h2', title), element('p', text), ...(outage ? [outage] : []), ...links],
    'failure',
  )
  panel.setAttribute('role', 'alert')
  play.classList.add('failed')
  play.append(panel)
  links[0]?.focus()
}
