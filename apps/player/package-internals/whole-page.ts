import type { FastifyReply } from 'fastify'

/** Whether React Router asks for the data of a page, at a navigation on an open one. */
export const isDataOfPage = (path: string): boolean => path.endsWith('.data')

/** The path of the page whose data is asked for; any other path stays as it is. */
export const pathOfPage = (path: string): string => path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

/** Answers the request for the data of a page so that the browser loads the page as a whole instead. */
export function sendToWholePage(url: URL, reply: FastifyReply): FastifyReply {
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  const query = search.size > 0 ? `?${search}` : ''
  return reply
    .code(204)
    .header('x-remix-redirect', pathOfPage(url.pathname) + query)
    .header('x-remix-reload-document', 'true')
    .header('cache-control', 'no-store')
    .send()
}
