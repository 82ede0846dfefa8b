#!/bin/sh
# Takes every part back to its previous revision in the cluster, while the others serve: what writes events of a new version first, what reads
# them after it, the gateway last. `k8s/roll-back.sh NAMESPACE`; a part that does not become ready stops it, and it may be run again by hand for
# the parts that are left: `k8s/roll-back.sh NAMESPACE scoring gateway`.
set -eu
namespace=${1:?Name the namespace: k8s/roll-back.sh verandah}
shift

undo() {
  for part; do kubectl --namespace "$namespace" rollout undo "deployment/$part"; done
  for part; do kubectl --namespace "$namespace" rollout status --timeout 10m "deployment/$part"; done
}

if [ $# -gt 0 ]; then
  for part; do undo "$part"; done
else
  undo auth search shortlist calendar billing notifications
  undo scoring
  undo gateway
fi
kubectl --namespace "$namespace" get deployments --output 'custom-columns=PART:.metadata.name,IMAGE:.spec.template.spec.containers[0].image'
