import type { Report } from "@salida/contract/reports.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";
import type { AnyContract, AnyKind, Exercise } from "#exercises/kind.ts";
import { forgetOffers } from "#exercises/offers-query.ts";
import { addReport } from "./report-steps.ts";

/** Sends a report on an exercise, which then says so. */
export function useReport(kind: AnyKind, id: string) {
  const { contract, calls } = kind;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: Report) => api(calls.report, { params: { id }, body: report }),
    onSuccess(_, report) {
      client.setQueryData<Exercise<AnyContract>>(
        [contract.name, "item", id],
        (it) => it && { ...it, reported: addReport(it.reported, report) },
      );
      void client.invalidateQueries({ queryKey: [contract.name, "allowance"] });
      void forgetOffers(client, kind);
    },
  });
}
