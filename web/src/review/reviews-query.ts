import { type RatingName, reviewCalls } from "@salida/contract/reviews.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";

const reviewsQuery = queryOptions({
  queryKey: ["reviews"],
  staleTime: 0,
  // the cards in hand stay while they are gone through
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: ({ signal }) => api(reviewCalls.readReviews, { signal }),
});

/** What is due. */
export function useReviews() {
  return useQuery(reviewsQuery);
}

const wordsKey = ["reviews", "words"];

/** The words kept. */
export function useWordsKept() {
  return useQuery({
    queryKey: wordsKey,
    staleTime: 0,
    queryFn: ({ signal }) => api(reviewCalls.listWords, { signal }),
  });
}

/** Says how well a card was remembered; a try that got no answer can be made again, and counts once. */
export function useRating() {
  return useMutation({
    mutationFn: ({ id, version, rating }: { id: string; version: number; rating: RatingName }) =>
      api(reviewCalls.rateReview, { params: { id }, body: { version, rating } }),
  });
}

/** Keeps a card no longer. */
export function useDrop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(reviewCalls.dropReview, { params: { id } }),
    onSuccess: () =>
      Promise.all([["today"], wordsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
