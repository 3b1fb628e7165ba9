/* Stand-in of the gamification service for dev and test: the same in-page interface, nobody behind it. */
;(() => {
  const handlers = new Map()
  const tell = (event, detail) => (handlers.get(event) ?? []).forEach((handler) => handler(detail))
  let props = {}
  const levels = [
    { id: 13, name: 'Zlatník', description: '', image: '', required_points: 5000, visibility_points: null },
    { id: 11, name: 'Učedník', description: '', image: '', required_points: 0, visibility_points: null },
    { id: 12, name: 'Tovaryš', description: '', image: '', required_points: 1000, visibility_points: null },
    { id: 14, name: 'Mincmistr', description: '', image: '', required_points: 20000, visibility_points: null },
  ].map((level) => ({ ...level, required_level_counter_1: null, required_level_counter_2: null, custom_data: null }))
  const service = () => {}
  service.api = { getLevels: async () => levels }
  service.on = (event, handler) => handlers.set(event, [...(handlers.get(event) ?? []), handler])
  service.off = (event, handler) =>
    handlers.set(
      event,
      (handlers.get(event) ?? []).filter((one) => one !== handler),
    )
  service.getPublicProps = () => props
  service.online = () => {
    props = { ach_points_balance: 0, ach_points_ever: 0, ach_level_current_id: 11, core_inbox_unread_count: 0 }
    tell('identify', {})
    tell('props_change', props)
  }
  service.setNickname = (public_username) => service.change({ public_username })
  service.logout = () => tell('logout', {})
  /* What the partner would draw over the page: the ladder, or that there is no message. */
  const show = (lines) => {
    const dialog = document.createElement('dialog')
    const list = document.createElement('ul')
    for (const line of lines) {
      const item = document.createElement('li')
      item.textContent = line
      list.append(item)
    }
    const form = document.createElement('form')
    form.method = 'dialog'
    const close = document.createElement('button')
    close.textContent = 'OK'
    form.append(close)
    dialog.append(list, form)
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  }
  const ladder = () =>
    levels
      .toSorted((a, b) => a.required_points - b.required_points)
      .map(
        ({ id, name, required_points }) =>
          `${id === props.ach_level_current_id ? '▸ ' : ''}${name}: ${required_points}`,
      )
  service.dp = (link) => show(link === 'dp:inbox' ? ['0'] : ladder())
  /* For tests: what a campaign of the real service would change. */
  service.change = (some) => {
    props = { ...props, ...some }
    tell('props_change', some)
  }
  Reflect.set(globalThis, '_smartico', service)
})()
