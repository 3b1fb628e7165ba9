/** The payment in a return URL: partners use one of these parameters. */
export const namedPayment = (params: URLSearchParams): string | null =>
  params.get('payment') ?? params.get('paymentId') ?? params.get('id')
