// Made by `pnpm --filter @gaemi/api openapi` from apps/api/openapi.json. Do not edit.

export interface paths {
    "/api/v1/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 내 분석, 새것부터. 다음 쪽은 next_cursor로 봅니다 */
        get: operations["listAnalyses"];
        put?: never;
        /** 분석 시작. 같은 Idempotency-Key로 다시 보내도 크레딧은 한 번만 씁니다 */
        post: operations["startAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 분석 한 건. wait초까지 끝나기를 기다렸다가 답합니다 */
        get: operations["analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 지금 분석에 드는 크레딧과 남은 크레딧 */
        get: operations["analysisCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bad-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 호재 또는 악재 상세 */
        get: operations["newsDetail-bad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/basic-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-basic-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/basic-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-basic-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 내 뉴스 분석 기록, 새것부터. group=stock이면 종목마다 하나로 묶어 최근 분석, 지난 분석, 달라진 점을 답합니다 */
        get: operations["listCombinedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news-result/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** request_id로 보는 종합 결과 */
        get: operations["combinedNewsByRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 종합 결과 한 건 */
        get: operations["combinedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 분석을 JSON 또는 CSV 파일로 내보내기. 점수를 다시 계산할 수 있는 모든 것이 들어 있습니다 */
        get: operations["newsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/good-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 호재 또는 악재 상세 */
        get: operations["newsDetail-good"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medium-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-medium-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medium-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-medium-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 내 매집비 분석 기록, 새것부터 */
        get: operations["listMjb"];
        put?: never;
        /** 매집비 분석 요청. 같은 request_id로 다시 보내도 크레딧은 한 번만 씁니다 */
        post: operations["postMjb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 매집비를 구할 수 있는 날 */
        get: operations["mjbCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb-progress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 매집비 분석 진행률 */
        get: operations["mjbProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 매집비 분석 한 건. 등급과 비율을 다시 계산할 수 있는 모든 것이 들어 있습니다 */
        get: operations["mjb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-progress/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 뉴스 분석 진행률 */
        get: operations["newsProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/premium-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-premium-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/premium-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
        post: operations["postNews-premium-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stocks/{code}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 종목의 일별 종가와 거래량. 저장된 날만 답하고 출처와 기준일을 밝힙니다 */
        get: operations["stockPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stocks/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 종목을 이름, 코드, 초성으로 검색 */
        get: operations["searchStocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedAnalysis: {
            cost: number;
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            status: components["schemas"]["AnalysisStatus"];
        };
        /** @enum {string} */
        AccumulationLetter: "A" | "B" | "C" | "D" | "E";
        Analysis: {
            error: components["schemas"]["AnalysisFailure"] | null;
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            progress: number;
            result: (components["schemas"]["CombinedNews"] | components["schemas"]["MjbDetail"]) | null;
            status: components["schemas"]["AnalysisStatus"];
            stock_code: string;
            stock_name: string;
        };
        AnalysisCosts: {
            api_key: {
                daily_credit_limit: number;
                scopes: components["schemas"]["ApiKeyScope"][];
                spent_today: number;
            } | null;
            credit: number;
            grade: components["schemas"]["Grade"];
            mjb: {
                cost: number;
            };
            news: {
                cost: number;
                /** Format: date */
                end_date: string;
                /** Format: date */
                start_date: string;
                tier: components["schemas"]["NewsTier"];
            };
        };
        AnalysisFailure: {
            /** @enum {string} */
            code: "analysis-failed" | "analysis-overdue" | "analysis-too-costly" | "not-enough-news" | "news-source-failed" | "judge-failed" | "trading-source-failed" | "trading-data-unsound" | "no-broker-data" | "float-unknown";
            detail: string;
        };
        /** @enum {string} */
        AnalysisKind: "news" | "accumulation";
        AnalysisList: {
            items: components["schemas"]["ListedAnalysis"][];
            next_cursor: string | null;
        };
        AnalysisPost: {
            /** Format: date */
            end_date?: string;
            kind: components["schemas"]["AnalysisKind"];
            request_id?: string;
            /** Format: date */
            start_date?: string;
            stock_code: string;
        };
        /** @enum {string} */
        AnalysisStatus: "queued" | "running" | "finished" | "failed";
        /** @enum {string} */
        ApiKeyScope: "read" | "analyse";
        CombinedNews: {
            _id: string;
            bad_news_obj_id: string;
            bad_news_score: number;
            bad_summary: string;
            coverage: components["schemas"]["Coverage"];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            good_news_obj_id: string;
            good_news_score: number;
            good_summary: string;
            /** @enum {string} */
            judged_by: "openai" | "offline";
            lead: string[];
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            news_tier: components["schemas"]["NewsTier"];
            percentage_value: number;
            present_name: string | null;
            read: number;
            request_id: string;
            reserve: number;
            score_version: number;
            searching_period: string;
            stock_code: string;
            stock_name: string;
            thin: boolean;
        };
        CombinedNewsAnswer: components["schemas"]["NewsStockList"] | components["schemas"]["CombinedNewsList"];
        CombinedNewsList: {
            items: components["schemas"]["CombinedNews"][];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        Coverage: {
            /** Format: date */
            asked_from: string;
            /** Format: date */
            asked_to: string;
            covered_from: string | null;
            covered_to: string | null;
            dropped: number;
            dropped_by: {
                [key: string]: number;
            };
            events: number;
            few: boolean;
            found: number;
            kept: number;
            merged: number;
            neutral: number;
            price_events: number;
            publishers: number;
            sources: {
                failed?: string[];
                found: number;
                /** @enum {string} */
                name: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
                queries: string[];
                /** @enum {string} */
                status: "ok" | "failed" | "limited";
            }[];
            truncated: boolean;
        };
        ErrorBody: {
            /** @enum {string} */
            code: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "MAIL_ADDRESS_REFUSED" | "EMAIL_NOT_VERIFIED" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_TRIES_EXHAUSTED" | "PUSH_ENDPOINT_REFUSED" | "PASSKEY_REFUSED" | "RECOVERY_CODE_WRONG" | "NOT_LOGGED_IN" | "API_KEY_INVALID" | "LOG_IN_FAILED" | "SECOND_STEP_REQUIRED" | "SECOND_STEP_OVER" | "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT" | "ORIGIN_REFUSED" | "PASSWORD_CHANGE_REQUIRED" | "CONFIRMATION_REQUIRED" | "SUSPENDED" | "ADMIN_ONLY" | "API_KEY_NOT_ALLOWED" | "API_KEY_SCOPE_MISSING" | "SOURCE_STAYS_INSIDE" | "TIER_NOT_ALLOWED" | "NOT_FOUND" | "STOCK_NOT_FOUND" | "ANALYSIS_NOT_FOUND" | "NOT_ON_WATCHLIST" | "PROGRESS_NOT_FOUND" | "MEMBER_NOT_FOUND" | "NO_MATCHING_MEMBER" | "USER_NOT_FOUND" | "SESSION_NOT_FOUND" | "API_KEY_NOT_FOUND" | "NO_API_KEYS" | "PASSKEY_NOT_FOUND" | "PLAN_REQUEST_NOT_FOUND" | "NEWS_EVENT_NOT_FOUND" | "OBJECTION_NOT_FOUND" | "SHARE_ENDED" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "LAST_ADMIN" | "IS_ADMIN" | "IS_SUSPENDED" | "EMAIL_TAKEN" | "REQUEST_ID_REUSED" | "IDEMPOTENCY_KEY_REUSED" | "STOCK_AMBIGUOUS" | "WATCHLIST_FULL" | "ALERT_STOCKS_FULL" | "PUSH_DEVICES_FULL" | "API_KEYS_FULL" | "PASSKEYS_FULL" | "PASSKEY_TAKEN" | "PASSKEY_NEEDED" | "OWN_PASSKEYS" | "PLAN_REQUEST_OPEN" | "PLAN_REQUEST_DECIDED" | "OBJECTION_DECIDED" | "SHARE_OF_SAMPLE" | "SHARE_NOT_ALLOWED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "INTERNAL" | "MAIL_UNAVAILABLE" | "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
            detail: string;
            fields?: {
                [key: string]: string;
            };
        };
        ExportedEvent: {
            articles: {
                link: string;
                /** Format: date-time */
                published_at: string;
                publisher: string | null;
                represents: boolean;
                title: string | null;
            }[];
            /** @default null */
            corrected: ("other_company" | "wrong_side") | null;
            event: string;
            judgement: components["schemas"]["Judgement"] | null;
            points: number;
            publishers: number;
        };
        /** @enum {string} */
        Grade: "new" | "basic" | "pro" | "premium";
        Judgement: {
            /** @enum {string} */
            kind: "event" | "price" | "flows" | "analyst" | "notice" | "column" | "roundup";
            /** @enum {string} */
            label: "good" | "bad" | "neutral";
            material: boolean;
            reason: string | null;
            /** @enum {integer} */
            strength: 1 | 2 | 3;
            /** @enum {string} */
            subject: "yes" | "listed" | "no";
            /** @enum {string} */
            type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
        };
        ListedAnalysis: {
            cost: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            end_date: string;
            error: components["schemas"]["AnalysisFailure"] | null;
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            progress: number;
            request_id: string;
            /** Format: date */
            start_date: string;
            status: components["schemas"]["AnalysisStatus"];
            stock_code: string;
            stock_name: string;
        };
        MjbBaseRates: {
            first: {
                [key: string]: number;
            };
            n: number;
            second: {
                [key: string]: number;
            };
            third: {
                [key: string]: number;
            };
            window_days: number;
            windows: {
                letters: {
                    first: components["schemas"]["AccumulationLetter"];
                    second: components["schemas"]["AccumulationLetter"];
                    third: components["schemas"]["AccumulationLetter"];
                };
                /** Format: date */
                to: string;
            }[];
        };
        MjbBasis: {
            brokers: number;
            churn: number;
            floating_shares: number;
            /** Format: date */
            floating_shares_as_of: string;
            /** @enum {string} */
            floating_shares_source: "kiwoom" | "sample";
            lead_buy: number;
            major_buy: number;
            major_sell: number;
            majors: string[];
            net_over_float: number;
            provisional: boolean;
            quiet_days: string[];
            total_buy: number;
            total_sell: number;
            trading_days: number;
            /** @enum {string} */
            venue: "KRX" | "NXT" | "KRX+NXT";
            without_lead: {
                first: components["schemas"]["AccumulationLetter"];
                second: components["schemas"]["AccumulationLetter"];
                third: components["schemas"]["AccumulationLetter"];
            } | null;
        };
        MjbCalendar: {
            closed_days: string[];
            /** Format: date */
            from: string;
            /** Format: date */
            today: string;
        };
        MjbDetail: {
            _id: string;
            base_rates: components["schemas"]["MjbBaseRates"] | null;
            basis: components["schemas"]["MjbBasis"];
            brokers: {
                buy: number;
                name: string;
                sell: number;
            }[];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            data_source: "kiwoom" | "sample";
            days: {
                close: number | null;
                /** Format: date */
                day: string;
                lead_net: number;
                majors_net: number;
            }[];
            /** Format: date-time */
            finalized_at: string;
            first_mjb: number | null;
            first_mjb_grade: components["schemas"]["AccumulationLetter"];
            investor_flows: {
                days: {
                    /** Format: date */
                    day: string;
                    foreign: number | null;
                    individual: number | null;
                    institutional: number | null;
                }[];
                /** @enum {string} */
                source: "kiwoom" | "kis" | "csv" | "sample" | "none";
                /** @enum {string} */
                venue: "KRX" | "NXT" | "KRX+NXT";
            } | null;
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            net_buyers: components["schemas"]["NetBuyer"][];
            present_name: string | null;
            request_id: string;
            searching_period: string;
            second_mjb: number;
            second_mjb_grade: components["schemas"]["AccumulationLetter"];
            stock_code: string;
            stock_name: string;
            third_mjb: number;
            third_mjb_grade: components["schemas"]["AccumulationLetter"];
        };
        MjbList: {
            items: components["schemas"]["MjbRecord"][];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        MjbPost: {
            /** Format: date */
            end_date: string;
            request_id?: string;
            /** Format: date */
            start_date: string;
            stock_code?: string;
            stock_name: string;
        };
        MjbPostAnswer: {
            charged: number;
            request_id: string;
            searching_period: string;
            stock_code: string;
            stock_name: string;
        };
        MjbProgress: {
            detail?: string;
            progress: number;
            status: components["schemas"]["StepStatus"];
        };
        MjbRecord: {
            _id: string;
            basis: components["schemas"]["MjbBasis"];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            data_source: "kiwoom" | "sample";
            /** Format: date-time */
            finalized_at: string;
            first_mjb: number | null;
            first_mjb_grade: components["schemas"]["AccumulationLetter"];
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            net_buyers: components["schemas"]["NetBuyer"][];
            present_name: string | null;
            request_id: string;
            searching_period: string;
            second_mjb: number;
            second_mjb_grade: components["schemas"]["AccumulationLetter"];
            stock_code: string;
            stock_name: string;
            third_mjb: number;
            third_mjb_grade: components["schemas"]["AccumulationLetter"];
        };
        NetBuyer: {
            buy: number;
            name: string;
            net_buy: number;
            rank: number;
            ratio: number;
            sell: number;
        };
        NewsArticleRef: {
            /** Format: uri */
            link: string;
            /** Format: date-time */
            published_at: string;
            publisher: string;
            title: string;
        };
        NewsDetail: {
            _id: string;
            articles_per_day: {
                count: number;
                /** Format: date */
                day: string;
            }[];
            citations: string[];
            cleaned_reasons: string[];
            contributions: {
                /** Format: uri */
                link: string;
                points: number;
                /** Format: date-time */
                published_at: string;
                publisher: string;
                title: string;
            }[];
            /** @enum {string} */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            events: {
                /** Format: date */
                day: string;
                event_id: string;
                points: number;
                short: string;
                side: components["schemas"]["NewsSide"];
                /** @enum {integer} */
                strength: 1 | 2 | 3;
                /** @enum {string} */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
            exact_score: number;
            /** @enum {string} */
            judged_by: "openai" | "offline";
            model_tier: components["schemas"]["Grade"];
            price_reactions: {
                count: number;
                /** Format: date */
                day: string;
            }[];
            reasons: {
                confirmed_by: {
                    /** Format: date */
                    date: string;
                    /** Format: uri */
                    link: string;
                } | null;
                corrected: ("other_company" | "wrong_side") | null;
                differs_from: {
                    /** Format: date */
                    date: string;
                    /** Format: uri */
                    link: string;
                } | null;
                event_id: string;
                /** @enum {string} */
                judged_by: "openai" | "offline";
                links: string[];
                merged: number;
                points: number;
                reported: ("other_company" | "wrong_side") | null;
                stages: {
                    /** Format: date */
                    day: string;
                    link: string | null;
                    next_answer_on: string | null;
                    /** @enum {string} */
                    stage: "reported" | "inquired" | "pending" | "denied" | "confirmed" | "withdrawn";
                }[] | null;
                /** @enum {integer} */
                strength: 1 | 2 | 3;
                text: string;
                /** @enum {string} */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
            rest_count: number;
            rest_points: number;
            score_version: number;
            searching_period: string;
            side: components["schemas"]["NewsSide"];
            sources: components["schemas"]["NewsArticleRef"][];
            stock_code: string;
            stock_name: string;
            summary: string;
            themes: {
                event_ids: string[];
                name: string;
                points: number;
            }[];
            total_score: number;
            unsure: {
                event_id: string;
                links: string[];
                text: string;
                /** @enum {string} */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
        };
        NewsExport: {
            _id: string;
            /** Format: date-time */
            as_of: string;
            bad_exact_score: number;
            bad_news_score: number;
            coverage: components["schemas"]["Coverage"];
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            dropped_because: {
                [key: string]: number;
            };
            events: components["schemas"]["ExportedEvent"][];
            good_exact_score: number;
            good_news_score: number;
            judge_version: string;
            /** @enum {string} */
            judged_by: "openai" | "offline";
            max_articles: number;
            model_tier: components["schemas"]["Grade"];
            news_tier: components["schemas"]["NewsTier"];
            reserve: number;
            score_version: number;
            searching_period: string;
            stock_code: string;
            stock_name: string;
            /** @constant */
            version: 1;
            window_days: number;
        };
        NewsPost: {
            request_id?: string;
            stock_code?: string;
            stock_name: string;
        };
        NewsPostAnswer: {
            charged: number;
            model_tier: components["schemas"]["Grade"];
            request_id: string;
            stock_code: string;
            stock_name: string;
        };
        NewsProgress: {
            detail?: string;
            elapsed?: number;
            expected?: {
                p50: number;
                p90: number;
            };
            progress: number;
            seen?: {
                about: number | null;
                bad: number | null;
                events: number | null;
                found: number;
                good: number | null;
                judged: number | null;
                recent: {
                    articles: number;
                    /** @enum {string} */
                    outcome: "event" | "other_company";
                    /** Format: date-time */
                    published_at: string;
                    publisher: string;
                    side: ("good" | "bad" | "neutral") | null;
                    title: string;
                }[];
                sample: boolean;
            };
            statuses: {
                bad: components["schemas"]["StepStatus"];
                combined: components["schemas"]["StepStatus"];
                good: components["schemas"]["StepStatus"];
            };
        };
        NewsRun: {
            _id: string;
            bad: number;
            /** Format: date-time */
            created_at: string;
            good: number;
            lead: string[];
            percentage_value: number;
            reserve: number;
            score_version: number;
            thin: boolean;
        };
        /** @enum {string} */
        NewsSide: "good" | "bad";
        NewsStock: {
            change: components["schemas"]["ScoreChange"];
            latest: {
                _id: string;
                bad_news_obj_id: string;
                bad_news_score: number;
                bad_summary: string;
                coverage: components["schemas"]["Coverage"];
                /** Format: date-time */
                created_at: string;
                /** @enum {string} */
                data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
                good_news_obj_id: string;
                good_news_score: number;
                good_summary: string;
                /** @enum {string} */
                judged_by: "openai" | "offline";
                lead: string[];
                like: boolean;
                model_tier: components["schemas"]["Grade"];
                news_tier: components["schemas"]["NewsTier"];
                percentage_value: number;
                present_name: string | null;
                read: number;
                request_id: string;
                reserve: number;
                score_version: number;
                searching_period: string;
                stock_code: string;
                stock_name: string;
                thin: boolean;
                top_bad: string | null;
                top_good: string | null;
            };
            run_count: number;
            runs: components["schemas"]["NewsRun"][];
            turned: boolean;
        };
        NewsStockFacets: {
            all: number;
            analyses: number;
            bad: number;
            even: number;
            good: number;
            liked: number;
            thin: number;
            turned: number;
        };
        NewsStockList: {
            facets: components["schemas"]["NewsStockFacets"];
            items: components["schemas"]["NewsStock"][];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        /** @enum {string} */
        NewsTier: "basic" | "medium" | "premium";
        ScoreChange: {
            bad: number;
            good: number;
        } | null;
        /** @enum {string} */
        StepStatus: "pending" | "running" | "done" | "error";
        StockItem: {
            code: string;
            last: {
                _id: string;
                bad: number;
                /** Format: date-time */
                created_at: string;
                good: number;
                reserve: number;
            } | null;
            like: boolean;
            /** @enum {string} */
            market: "KOSPI" | "KOSDAQ" | "KONEX";
            market_cap_rank: number | null;
            match: number[][];
            name: string;
        };
        StockPrices: {
            as_of: string | null;
            items: {
                close: number;
                /** Format: date */
                day: string;
                volume: number;
            }[];
            /** @enum {string} */
            source: "kiwoom" | "kis" | "csv" | "sample" | "none";
        };
        StockSearchAnswer: {
            items: components["schemas"]["StockItem"][];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description 요청 번호. 문의할 때 알려주세요. */
        RequestId: string;
        /** @description 다시 시도할 수 있을 때까지의 초 */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAnalyses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 분석, 새것부터. 다음 쪽은 next_cursor로 봅니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    startAnalysis: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisPost"];
            };
        };
        responses: {
            /** @description 분석 시작. 같은 Idempotency-Key로 다시 보내도 크레딧은 한 번만 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedAnalysis"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SOURCE_STAYS_INSIDE" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /** @description `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    analysis: {
        parameters: {
            query?: {
                wait?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 분석 한 건. wait초까지 끝나기를 기다렸다가 답합니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SOURCE_STAYS_INSIDE" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    analysisCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 지금 분석에 드는 크레딧과 남은 크레딧 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisCosts"];
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "newsDetail-bad": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 호재 또는 악재 상세 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-basic-bad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-basic-good": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listCombinedNews: {
        parameters: {
            query?: {
                end_date?: string;
                group?: "stock";
                page?: number;
                size?: number;
                start_date?: string;
                stock_code?: string;
                stock_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 뉴스 분석 기록, 새것부터. group=stock이면 종목마다 하나로 묶어 최근 분석, 지난 분석, 달라진 점을 답합니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedNewsAnswer"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    combinedNewsByRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description request_id로 보는 종합 결과 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedNews"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    combinedNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종합 결과 한 건 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CombinedNews"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsExport: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 분석을 JSON 또는 CSV 파일로 내보내기. 점수를 다시 계산할 수 있는 모든 것이 들어 있습니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsExport"];
                    "text/csv": string;
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "newsDetail-good": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 호재 또는 악재 상세 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-medium-bad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-medium-good": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listMjb: {
        parameters: {
            query?: {
                end_date?: string;
                page?: number;
                size?: number;
                start_date?: string;
                stock_code?: string;
                stock_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 매집비 분석 기록, 새것부터 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MjbList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    postMjb: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MjbPost"];
            };
        };
        responses: {
            /** @description 매집비 분석 요청. 같은 request_id로 다시 보내도 크레딧은 한 번만 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MjbPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SOURCE_STAYS_INSIDE" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjbCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비를 구할 수 있는 날 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MjbCalendar"];
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjbProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비 분석 진행률 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MjbProgress"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `PROGRESS_NOT_FOUND` Progress not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "PROGRESS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjb: {
        parameters: {
            query?: {
                sort_by?: "volume" | "ratio";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비 분석 한 건. 등급과 비율을 다시 계산할 수 있는 모든 것이 들어 있습니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MjbDetail"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SOURCE_STAYS_INSIDE" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 뉴스 분석 진행률 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsProgress"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `PROGRESS_NOT_FOUND` Progress not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "PROGRESS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-premium-bad": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-premium-good": {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    stockPrices: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종목의 일별 종가와 거래량. 저장된 날만 답하고 출처와 기준일을 밝힙니다 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockPrices"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    searchStocks: {
        parameters: {
            query?: {
                page?: number;
                query?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종목을 이름, 코드, 초성으로 검색 */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSearchAnswer"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /** @description `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /** @enum {string} */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
}
