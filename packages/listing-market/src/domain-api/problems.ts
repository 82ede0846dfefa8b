import type { Response } from 'express'

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** ProblemDetails, as Domain's API answers. */
export const sendProblem = (res: Response, status: number, detail: string): void => {
  res
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `https://httpstatuses.io/${status}`,
        title: titles[status] ?? 'Error',
        status,
        detail,
        instance: res.req.originalUrl,
      }),
    )
}
