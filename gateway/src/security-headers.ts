import type { RequestHandler } from 'express'
import helmet from 'helmet'

const yearSeconds = 365 * 24 * 60 * 60

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/** What browsers are told to refuse (OWASP, HTTP Headers Cheat Sheet). Listing pictures come from any https address. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }),
  (_, response, next) => {
    response.setHeader('Permissions-Policy', permissions)
    next()
  },
]
