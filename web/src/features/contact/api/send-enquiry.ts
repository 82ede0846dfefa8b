import { useMutation } from '@tanstack/react-query'
import { type Enquiry, sendEnquiry } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { logError } from '@/lib/log-error.ts'
import { toast } from '@/lib/toast.ts'

const failed = 'Failed to send message. Please try again later.'

/** Writes to us. 429 after a few from one address. */
export const useSendEnquiry = () =>
  useMutation({
    mutationFn: (body: Enquiry) => callRoute(sendEnquiry, { body }),
    onSuccess: () => toast({ title: 'Your message has been sent successfully!' }),
    onError: (error) => {
      logError('The message could not be sent', error)
      toast({ title: failed, variant: 'destructive', ...(hasStatus(error, 429) && { description: errorText(error) }) })
    },
  })
